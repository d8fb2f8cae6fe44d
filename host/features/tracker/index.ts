export {
  daysUntilStage,
  describeSilence,
  findNudge,
  type Nudge,
  OFFER_DAYS,
  SILENT_DAYS,
  stageDayName,
  upcomingStages,
} from './nudge'
export { listStages, type StageRow, storeStages, type TrackedItem } from './queries'
export {
  AFTER_APPLYING,
  changeStages,
  currentStage,
  hasEnded,
  isClosingSoon,
  type StageChange,
  type StageState,
  STAGES,
  stagesUpTo,
  type TrackerBucket,
  trackerBucket,
} from './stages'
export { panelPath, panelSegments, presentStages } from './view'
