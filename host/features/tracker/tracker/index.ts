export { isOnChecklist, presentChecklist } from './checklists'
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
export { listStages, type StageRow, storeStages, storeTick, type Tick, type TrackedItem } from './queries'
export {
  ANSWERS,
  changeStages,
  currentStage,
  hasEnded,
  isClosingSoon,
  type StageChange,
  type StageState,
  type TrackerBucket,
  trackerBucket,
} from './stages'
export { STAGES, stagesUpTo } from '@firstrung/api/contracts'
export { panelPath, panelSegments, presentStages } from './view'
