/** An area of work that the quiz suggests. Answers refer to it by its slug. */
export interface Area {
  slug: string
  name: string
  sentence: string
  /** Groups of the reference list `job-roles`. Each group belongs to one area. */
  roles: readonly string[]
  icon: string
}

export const AREAS: readonly Area[] = [
  {
    slug: 'build',
    name: 'Build',
    sentence: 'Make things that hold up, move and keep working.',
    roles: ['engineering', 'property-construction', 'energy-sustainability', 'logistics'],
    icon: 'building-2',
  },
  {
    slug: 'code',
    name: 'Code and data',
    sentence: 'Turn a mess into a system, and numbers into answers.',
    roles: ['computing-data'],
    icon: 'laptop',
  },
  {
    slug: 'discover',
    name: 'Discover',
    sentence: 'Find out what’s true, and use it to keep people, plants and animals well.',
    roles: ['science-research', 'health-care', 'agriculture-food'],
    icon: 'compass',
  },
  {
    slug: 'create',
    name: 'Create',
    sentence: 'Give ideas a shape that people notice and remember.',
    roles: ['marketing-media-design', 'creative-arts-sport'],
    icon: 'lightbulb',
  },
  {
    slug: 'lead',
    name: 'Lead',
    sentence: 'Make the plan, manage the money and agree the deal.',
    roles: ['accounting-finance', 'business-management', 'law', 'sales-retail', 'hospitality-travel-events'],
    icon: 'trending-up',
  },
  {
    slug: 'help',
    name: 'Help',
    sentence: 'Make someone’s day, school or town better.',
    roles: ['education', 'public-sector-policy', 'charity'],
    icon: 'hand-heart',
  },
]
