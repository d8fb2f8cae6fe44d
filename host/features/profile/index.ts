export { findProfile, type Profile, type ProfileFields, readCompletion, saveProfileFields } from './queries'
export { type Completion, FIRST_STAGE, isStage, type Stage, STAGES } from './stages'
