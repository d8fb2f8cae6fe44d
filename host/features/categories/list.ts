import type { SceneKind } from '../pictures'
import type { FilterKey } from '../search-links'

/** What a category narrows lists to: a kind of start, a kind of work, or a line of business. */
export type CategoryKey = Extract<FilterKey, 'type' | 'role' | 'industry'>

/** The reference list behind each. */
export const LISTS = { type: 'job-types', role: 'job-roles', industry: 'company-industries' } as const

/** A landing page over one value of a reference list. */
export interface Category {
  /** Last part of its address. */
  slug: string
  key: CategoryKey
  /** Slug of the entity behind it. */
  value: string
  /** The place that its picture shows. */
  scene: SceneKind
  /** One sentence of our own. */
  intro: string
}

const type = (value: string, slug: string, scene: SceneKind, intro: string): Category => ({
  ...{ slug, key: 'type', value, scene, intro },
})
const role = (value: string, scene: SceneKind, intro: string): Category => ({
  ...{ slug: `${value}-jobs`, key: 'role', value, scene, intro },
})
const industry = (value: string, scene: SceneKind, intro: string): Category => ({
  ...{ slug: `${value}-employers`, key: 'industry', value, scene, intro },
})

/** Every category, each group in the order of its reference list. */
export const CATEGORIES: readonly Category[] = [
  type('placement', 'placements', 'office', 'Months inside a real team, as part of your degree.'),
  type('internship', 'internships', 'meeting', 'A summer, a spring week or a term to try a job on.'),
  type('graduate', 'graduate-jobs', 'skyline', 'Schemes and first jobs for when you have finished.'),
  type('apprenticeship', 'apprenticeships', 'workshop', 'Earn a wage while you train, from level 2 to a degree.'),
  type('insight', 'insight-events', 'classroom', 'A day or a week to look around, before you decide.'),
  type('part-time', 'part-time-jobs', 'cafe', 'Work that fits around lectures.'),
  type('volunteering', 'volunteering', 'community', 'Give some time, and learn more than you expect.'),

  role('accounting-finance', 'skyline', 'Follow the money: audit, tax, banking, investment and the sums behind risk.'),
  role('business-management', 'meeting', 'Keep plans, people and projects moving, or advise those who do.'),
  role('computing-data', 'serverroom', 'Build software, keep it safe, and make sense of what it records.'),
  role('engineering', 'factory', 'Design, test and mend the things that everybody relies on.'),
  role('science-research', 'lab', 'Ask a question, run the experiment, and find out what is true.'),
  role('marketing-media-design', 'studio', 'Find the words and pictures that people stop for.'),
  role('law', 'court', 'Read closely, argue fairly, and keep people within the rules.'),
  role('sales-retail', 'shop', 'Know what people want, and see that they find it.'),
  role('property-construction', 'site', 'Plan, survey and build the places where others live and work.'),
  role('public-sector-policy', 'townhall', 'Work on the rules and services that belong to everyone.'),
  role('health-care', 'ward', 'Look after people, or after the tests and teams that do.'),
  role('education', 'classroom', 'Help others to learn, in a class, a museum or online.'),
  role('energy-sustainability', 'windfarm', 'Keep the lights on, with less harm than yesterday.'),
  role('hospitality-travel-events', 'hotel', 'Make strangers feel expected, at a table, a desk or a festival.'),
  role('logistics', 'warehouse', 'Get the right thing to the right place, on time.'),
  role('agriculture-food', 'greenhouse', 'Grow it, breed it, test it, and bring it to the plate.'),
  role('charity', 'community', 'Raise the money and do the work for a cause you care about.'),
  role('creative-arts-sport', 'theatre', 'Perform, make, coach, and bring a crowd together.'),

  industry(
    'accounting-and-professional-services',
    'skyline',
    'Firms that other firms ask about money, risk and change.',
  ),
  industry('aerospace-and-defence', 'hangar', 'Aircraft, satellites and ships, and the systems inside them.'),
  industry('agriculture-and-food', 'field', 'From seed and herd to shelf and kitchen.'),
  industry('automotive', 'testtrack', 'Cars, vans and buses, and the parts and batteries that move them.'),
  industry('banking-and-financial-services', 'office', 'Banks, building societies and the newer names in your phone.'),
  industry(
    'charity-and-social-enterprise',
    'community',
    'Organisations that count what they change, not only what they earn.',
  ),
  industry('construction-and-property', 'site', 'Those who build, let and look after homes, offices and bridges.'),
  industry('consulting', 'meeting', 'Teams that are called in to solve what others could not.'),
  industry('consumer-goods', 'market', 'The things in your bag and your bathroom, and the brands on them.'),
  industry(
    'creative-media-and-publishing',
    'studio',
    'Film, games, music, news and books, and the people behind them.',
  ),
  industry('education', 'library', 'Schools, colleges and universities, and those who work for them.'),
  industry('energy-and-utilities', 'windfarm', 'Power, gas and water, and the change to cleaner ones.'),
  industry(
    'engineering-and-manufacturing',
    'factory',
    'Places that turn drawings into things you can drop on your foot.',
  ),
  industry('government-and-public-services', 'townhall', 'Ministries, councils and agencies that serve everyone.'),
  industry('health-and-care', 'ward', 'Hospitals, surgeries and care, in the health service and outside it.'),
  industry('hospitality-travel-and-leisure', 'hotel', 'Hotels, restaurants, airlines, gyms and days out.'),
  industry('insurance', 'bridge', 'Those who carry the risk so that others can take one.'),
  industry('law', 'court', 'Law firms, chambers and legal teams, large and small.'),
  industry('logistics-and-transport', 'train', 'Trains, ships, lorries and parcels, and the plans behind them.'),
  industry('marketing-and-pr', 'radio', 'Agencies that make brands known, and keep them liked.'),
  industry('pharmaceuticals-and-science', 'cleanroom', 'Medicines, instruments and the laboratories that make them.'),
  industry('retail', 'shop', 'Shops in the street and on the screen, and all that stands behind them.'),
  industry('technology', 'serverroom', 'Software, hardware and the services that run on both.'),
  industry('telecoms', 'mast', 'Networks that carry every call, message and film.'),
]

export const categoryUrl = ({ slug }: Pick<Category, 'slug'>) => `/categories/${slug}`
