export { listStages, type StageRow, storeStages, type TrackedItem } from './queries'
export {
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
export { presentStages } from './view'
