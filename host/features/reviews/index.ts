export { countOfCompany, listNewest, listOfCompany, selectCards, type ReviewCardRow } from './queries'
export { QUESTIONS, type Section } from './questions'
export { routes } from './routes'
export { presentCard, presentListed, presentSlides, reviewUrl } from './view'
