export { importPlans } from './commands'
export { jobs } from './jobs'
export { mails } from './mails'
export { type DatedRow, datedPlans, listDatedPlans, listPlans } from './queries'
export { routes } from './routes'
export { loadPlanFields, PLAN_HEADINGS, planHeading, type PlansOfJob, readPlans, writePlans } from './spreadsheet'
export {
  appointmentName,
  dayText,
  type DatedPlan,
  endOf,
  isDue,
  loadDatedPlans,
  loadPlans,
  presentDated,
  timeOf,
} from './view'
