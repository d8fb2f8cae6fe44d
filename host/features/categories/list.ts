import type { SceneKind } from '../../drawings'
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

/** By slug of the entity; where its own slug is not that one with the ending of its group, it comes last. */
type Rows = Readonly<Record<string, readonly [scene: SceneKind, intro: string, slug?: string]>>

const TYPES: Rows = {
  placement: ['office', 'Months inside a real team, as part of your degree.', 'placements'],
  internship: ['meeting', 'A summer, a spring week or a term to try a job on.', 'internships'],
  graduate: ['skyline', 'Schemes and first jobs for when you have finished.', 'graduate-jobs'],
  apprenticeship: ['workshop', 'Earn a wage while you train, from level 2 to a degree.', 'apprenticeships'],
  insight: ['classroom', 'A day or a week to look around, before you decide.', 'insight-events'],
  'part-time': ['cafe', 'Work that fits around lectures.', 'part-time-jobs'],
  volunteering: ['community', 'Give some time, and learn more than you expect.'],
}

const ROLES: Rows = {
  'accounting-finance': ['skyline', 'Follow the money: audit, tax, banking, investment and the sums behind risk.'],
  'business-management': ['meeting', 'Keep plans, people and projects moving, or advise those who do.'],
  'computing-data': ['serverroom', 'Build software, keep it safe, and make sense of what it records.'],
  engineering: ['factory', 'Design, test and mend the things that everybody relies on.'],
  'science-research': ['lab', 'Ask a question, run the experiment, and find out what is true.'],
  'marketing-media-design': ['studio', 'Find the words and pictures that people stop for.'],
  law: ['court', 'Read closely, argue fairly, and keep people within the rules.'],
  'sales-retail': ['shop', 'Know what people want, and see that they find it.'],
  'property-construction': ['site', 'Plan, survey and build the places where others live and work.'],
  'public-sector-policy': ['townhall', 'Work on the rules and services that belong to everyone.'],
  'health-care': ['ward', 'Look after people, or after the tests and teams that do.'],
  education: ['classroom', 'Help others to learn, in a class, a museum or online.'],
  'energy-sustainability': ['windfarm', 'Keep the lights on, with less harm than yesterday.'],
  'hospitality-travel-events': ['hotel', 'Make strangers feel expected, at a table, a desk or a festival.'],
  logistics: ['warehouse', 'Get the right thing to the right place, on time.'],
  'agriculture-food': ['greenhouse', 'Grow it, breed it, test it, and bring it to the plate.'],
  charity: ['community', 'Raise the money and do the work for a cause you care about.'],
  'creative-arts-sport': ['theatre', 'Perform, make, coach, and bring a crowd together.'],
}

const INDUSTRIES: Rows = {
  'accounting-and-professional-services': ['skyline', 'Firms that other firms ask about money, risk and change.'],
  'aerospace-and-defence': ['hangar', 'Aircraft, satellites and ships, and the systems inside them.'],
  'agriculture-and-food': ['field', 'From seed and herd to shelf and kitchen.'],
  automotive: ['testtrack', 'Cars, vans and buses, and the parts and batteries that move them.'],
  'banking-and-financial-services': ['office', 'Banks, building societies and the newer names in your phone.'],
  'charity-and-social-enterprise': ['community', 'Organisations that count what they change, not only what they earn.'],
  'construction-and-property': ['site', 'Those who build, let and look after homes, offices and bridges.'],
  consulting: ['meeting', 'Teams that are called in to solve what others could not.'],
  'consumer-goods': ['market', 'The things in your bag and your bathroom, and the brands on them.'],
  'creative-media-and-publishing': ['studio', 'Film, games, music, news and books, and the people behind them.'],
  education: ['library', 'Schools, colleges and universities, and those who work for them.'],
  'energy-and-utilities': ['windfarm', 'Power, gas and water, and the change to cleaner ones.'],
  'engineering-and-manufacturing': ['factory', 'Places that turn drawings into things you can drop on your foot.'],
  'government-and-public-services': ['townhall', 'Ministries, councils and agencies that serve everyone.'],
  'health-and-care': ['ward', 'Hospitals, surgeries and care, in the health service and outside it.'],
  'hospitality-travel-and-leisure': ['hotel', 'Hotels, restaurants, airlines, gyms and days out.'],
  insurance: ['bridge', 'Those who carry the risk so that others can take one.'],
  law: ['court', 'Law firms, chambers and legal teams, large and small.'],
  'logistics-and-transport': ['train', 'Trains, ships, lorries and parcels, and the plans behind them.'],
  'marketing-and-pr': ['radio', 'Agencies that make brands known, and keep them liked.'],
  'pharmaceuticals-and-science': ['cleanroom', 'Medicines, instruments and the laboratories that make them.'],
  retail: ['shop', 'Shops in the street and on the screen, and all that stands behind them.'],
  technology: ['serverroom', 'Software, hardware and the services that run on both.'],
  telecoms: ['mast', 'Networks that carry every call, message and film.'],
}

/** Every category, each group in the order of its reference list. */
export const CATEGORIES: readonly Category[] = [
  ...categoriesOf('type', TYPES),
  ...categoriesOf('role', ROLES, '-jobs'),
  ...categoriesOf('industry', INDUSTRIES, '-employers'),
]

export const categoryUrl = ({ slug }: Pick<Category, 'slug'>) => `/categories/${slug}`

function categoriesOf(key: CategoryKey, rows: Rows, ending = ''): Category[] {
  return Object.entries(rows).map(([value, [scene, intro, slug = value + ending]]) => ({
    slug,
    key,
    value,
    scene,
    intro,
  }))
}
