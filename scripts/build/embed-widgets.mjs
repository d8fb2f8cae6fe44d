/** The widgets that other sites may embed: the name in their markup, and the widget that it shows. */
export const EMBEDS = {
  'rating-summary': 'rating-summary',
  'star-rating': 'star-rating',
  'top-employer-card': 'top-employer-card',
  'related-reviews': 'related-reviews',
  'company-jobs': 'hot-jobs',
  'related-jobs': 'related-jobs',
  'hot-jobs': 'hot-jobs',
  'home-search': 'home-search',
}
