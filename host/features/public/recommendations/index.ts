export { loadRecommendations } from './load'
