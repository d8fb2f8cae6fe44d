import type { FilterKey } from '../../../search/address'

export type CategoryKey = Extract<FilterKey, 'type' | 'role' | 'industry'>

export const LISTS = { type: 'job-types', role: 'job-roles', industry: 'company-industries' } as const

export interface Category {
  slug: string
  key: CategoryKey
  /** Slug of the entity behind it. */
  value: string
  scene: string
  intro: string
}

/** Keys are entity slugs. The third item is the category's slug, by default the entity's with the group's suffix. */
type Rows = Readonly<Record<string, readonly [scene: string, intro: string, slug?: string]>>

const TYPES: Rows = {
  placement: ['office', 'Months inside a real team, as part of your degree.', 'placements'],
  internship: ['meeting', 'A summer, a spring week or a term to try out a job.', 'internships'],
  graduate: ['skyline', 'Grad schemes and first jobs for when you’ve finished.', 'graduate-jobs'],
  apprenticeship: ['workshop', 'Earn a wage while you train, from level 2 to a degree.', 'apprenticeships'],
  insight: ['classroom', 'A day or a week to look around, before you decide.', 'insight-events'],
  'part-time': ['cafe', 'Work that fits around lectures.', 'part-time-jobs'],
  volunteering: ['community', 'Give some time and learn more than you expect.'],
}

/** The text is for use within a sentence. */
export const introOfType = (slug: string): string => TYPES[slug]?.[1] ?? ''

const ROLES: Rows = {
  'accounting-finance': ['skyline', 'Follow the money: audit, tax, banking, investment and risk.'],
  'business-management': ['meeting', 'Keep plans, people and projects moving, or advise the people who do.'],
  'computing-data': ['serverroom', 'Build software, keep it safe and make sense of its data.'],
  engineering: ['factory', 'Design, test and fix the things that everyone relies on.'],
  'science-research': ['lab', 'Ask a question, run the experiment and find out what’s true.'],
  'marketing-media-design': ['studio', 'Find the words and pictures that make people stop and look.'],
  law: ['court', 'Read closely, argue fairly and help people follow the rules.'],
  'sales-retail': ['shop', 'Know what people want and help them find it.'],
  'property-construction': ['site', 'Plan, survey and build the places where people live and work.'],
  'public-sector-policy': ['townhall', 'Work on the rules and services that everyone uses.'],
  'health-care': ['ward', 'Look after people, or run the tests and teams that do.'],
  education: ['classroom', 'Help people learn, in a classroom, a museum or online.'],
  'energy-sustainability': ['windfarm', 'Keep the lights on and do less harm to the planet.'],
  'hospitality-travel-events': ['hotel', 'Make people feel welcome, at a table, a front desk or a festival.'],
  logistics: ['warehouse', 'Get the right goods to the right place on time.'],
  'agriculture-food': ['greenhouse', 'Grow it, breed it, test it and get it onto plates.'],
  charity: ['community', 'Raise the money and do the work for a cause you care about.'],
  'creative-arts-sport': ['theatre', 'Perform, make, coach and bring a crowd together.'],
}

const INDUSTRIES: Rows = {
  'accounting-and-professional-services': ['skyline', 'Firms that advise other firms on money, risk and change.'],
  'aerospace-and-defence': ['hangar', 'Aircraft, satellites and ships, and the systems inside them.'],
  'agriculture-and-food': ['field', 'From seed and herd to shelf and kitchen.'],
  automotive: ['testtrack', 'Cars, vans and buses, and the parts and batteries that move them.'],
  'banking-and-financial-services': ['office', 'Banks, building societies and the newer apps on your phone.'],
  'charity-and-social-enterprise': [
    'community',
    'Organisations that care about what they change, not just what they earn.',
  ],
  'construction-and-property': ['site', 'Firms that build, let and look after homes, offices and bridges.'],
  consulting: ['meeting', 'Teams that other firms call in to solve hard problems.'],
  'consumer-goods': ['market', 'The products in your bag and your bathroom, and the brands behind them.'],
  'creative-media-and-publishing': ['studio', 'Film, games, music, news and books, and the people behind them.'],
  education: ['library', 'Schools, colleges and universities, and the firms that work with them.'],
  'energy-and-utilities': ['windfarm', 'Power, gas and water, and the switch to cleaner energy.'],
  'engineering-and-manufacturing': ['factory', 'Places that turn drawings into things you can hold.'],
  'government-and-public-services': ['townhall', 'Government departments, councils and agencies that serve everyone.'],
  'health-and-care': ['ward', 'Hospitals, GP surgeries and care, in the NHS and outside it.'],
  'hospitality-travel-and-leisure': ['hotel', 'Hotels, restaurants, airlines, gyms and days out.'],
  insurance: ['bridge', 'Firms that take on risk so that other people don’t have to.'],
  law: ['court', 'Law firms, chambers and legal teams, large and small.'],
  'logistics-and-transport': ['train', 'Trains, ships, lorries and parcels, and the plans behind them.'],
  'marketing-and-pr': ['radio', 'Agencies that make brands known and keep them liked.'],
  'pharmaceuticals-and-science': ['cleanroom', 'Medicines, instruments and the laboratories that make them.'],
  retail: ['shop', 'Shops on the high street and online, and the teams behind them.'],
  technology: ['serverroom', 'Software, hardware and the services that run on them.'],
  telecoms: ['mast', 'Networks that carry every call, message and video.'],
}

/** Each group is in the order of its reference list. */
export const CATEGORIES: readonly Category[] = [
  ...categoriesOf('type', TYPES),
  ...categoriesOf('role', ROLES, '-jobs'),
  ...categoriesOf('industry', INDUSTRIES, '-employers'),
]

export const categoryUrl = ({ slug }: Pick<Category, 'slug'>) => `/categories/${slug}`

function categoriesOf(key: CategoryKey, rows: Rows, suffix = ''): Category[] {
  return Object.entries(rows).map(([value, [scene, intro, slug = value + suffix]]) => ({
    slug,
    key,
    value,
    scene,
    intro,
  }))
}
