export { listFeatured, selectCards } from './queries'
export { recalculateRatings } from './ratings-commands'
export { routes } from './routes'
export { companyUrl, presentCard } from './view'
