export { type Head, loadHead, loadOpeningMonths, loadRatings, loadRelated } from './load'
export { listFeatured, selectCards } from './queries'
export { routes } from './routes'
export { companyUrl, organisation, presentCard } from './view'
