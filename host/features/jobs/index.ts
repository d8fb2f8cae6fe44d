export {
  countOfCompany,
  listHot,
  listOfCompany,
  listServices,
  openJobsOfCompany,
  selectCards,
  type JobCardRow,
} from './queries'
export { isNear } from './near-queries'
export { routes } from './routes'
export { HOT_JOB, presentAnalytics, presentSlides, RELATED_JOB } from './slides'
export { SERVICE_CATEGORIES } from './service-categories'
export { requireVisible } from './policy'
export { closedAt, jobState } from './state'
export { jobUrl, presentCard } from './view'
