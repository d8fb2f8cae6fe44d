/** Names of the service categories (product data; `services.category_id` refers to them). */
export const SERVICE_CATEGORIES: Readonly<Record<number, string>> = {
  1: 'Placements & internships',
  2: 'Graduate',
  3: 'Apprenticeships',
  4: 'Insight & virtual',
  5: 'Engineering & science',
  6: 'Technology',
  7: 'Finance & business',
  8: 'Law & public',
  9: 'Creative',
  10: 'Health & education',
}
