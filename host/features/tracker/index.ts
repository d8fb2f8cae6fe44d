export { listStages, type StageRow, storeStages, type TrackedItem } from './queries'
export {
  changeStages,
  currentStage,
  isClosingSoon,
  type StageChange,
  type StageState,
  STAGES,
  type TrackerBucket,
  trackerBucket,
} from './stages'
export { presentStages } from './view'
