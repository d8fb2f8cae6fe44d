export type { ContactPreferences } from './age'
export { deleteEquality, saveSections } from './commands'
export type { Lists } from './lists'
export { loadProfile, OPEN_SECTIONS, readContactPreferences } from './load'
export { MOST_PLACES, OPTIONS } from './options'
export { saveContactPreferences } from './preference-queries'
export { type PlaceRow, readPlaceRows } from './place-rows'
export {
  findProfile,
  lockUser,
  type Profile,
  type ProfileFields,
  readCompletion,
  readStages,
  saveProfileFields,
} from './queries'
export { EmailFields } from './information-commands'
export { routes } from './routes'
export { SECTION_FIELDS, type Section, type Values } from './sections'
export { type Completion, completionOf, FIRST_STAGE, isStage, type Stage, STAGES, type StagesDone } from './stages'
