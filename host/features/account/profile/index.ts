export type { ContactPreferences } from './age'
export { deleteEquality, saveSections } from './commands'
export type { Lists } from './lists'
export { contactPreferencesOf, loadProfile, OPEN_SECTIONS, readContactPreferences } from './load'
export { MAX_PLACES, OPTIONS } from './options'
export { CONTACT_FACTS, type ContactFacts, saveContactPreferences } from './preference-queries'
export { type PlaceRow, readPlaceRows } from './place-rows'
export {
  findProfile,
  presentCompletion,
  type Profile,
  type ProfileFields,
  readCompletion,
  readStages,
  saveProfileFields,
  signupStages,
} from './queries'
export { EmailFields } from './information-commands'
export { routes } from './routes'
export { SECTION_FIELDS, type Section, type Values } from './sections'
export { type Completion, completionOf, FIRST_STAGE, isStage, type Stage, STAGES, type StagesDone } from './stages'
