import { type Entry, named } from './entry'

const preferNotToSay: Entry = { name: 'Prefer not to say' }

export const genders: readonly Entry[] = [
  { name: 'Woman' },
  { name: 'Man' },
  { name: 'Non-binary' },
  { name: 'I describe myself another way', slug: 'another-way', details: { text: true } },
  preferNotToSay,
]

function ethnicGroup(name: string, slug: string, ...children: string[]): Entry {
  const known: Entry[] = children.map(child => ({ name: child }))
  const other: Entry = { name: `Any other ${name} background`, slug: `any-other-${slug}`, details: { text: true } }
  return { name, slug, children: [...known, other] }
}

/** The five groups of the census of England and Wales. */
export const ethnicities: readonly Entry[] = [
  ethnicGroup('Asian or Asian British', 'asian', 'Indian', 'Pakistani', 'Bangladeshi', 'Chinese'),
  ethnicGroup('Black, Black British, Caribbean or African', 'black', 'Caribbean', 'African'),
  ethnicGroup(
    'Mixed or multiple ethnic groups',
    'mixed',
    'White and Black Caribbean',
    'White and Black African',
    'White and Asian',
  ),
  ethnicGroup(
    'White',
    'white',
    'English, Welsh, Scottish, Northern Irish or British',
    'Irish',
    'Gypsy or Irish Traveller',
    'Roma',
  ),
  ethnicGroup('Other ethnic group', 'other-group', 'Arab'),
  preferNotToSay,
]

export const parentProfessions: readonly Entry[] = [
  {
    name: 'Modern or traditional professional',
    slug: 'professional',
    details: { hint: 'Teacher, nurse, solicitor, engineer' },
  },
  { name: 'Manager or administrator', slug: 'manager', details: { hint: 'Finance manager, chief executive' } },
  {
    name: 'Clerical or intermediate',
    slug: 'clerical',
    details: { hint: 'Secretary, call centre worker, nursery nurse' },
  },
  { name: 'Technical or craft', slug: 'technical', details: { hint: 'Electrician, train driver, plumber' } },
  {
    name: 'Routine, manual or service',
    slug: 'routine',
    details: { hint: 'Cleaner, driver, shop assistant, farm worker' },
  },
  { name: 'Long-term unemployed', slug: 'unemployed' },
  { name: 'Small business owner', slug: 'small-business', details: { hint: 'Fewer than 25 staff' } },
  { name: 'Other, retired or do not know', slug: 'other' },
  preferNotToSay,
]

export const freeSchoolMeals: readonly Entry[] = [
  ...named('Yes', 'No'),
  { name: 'Not applicable (schooled abroad or before 1980)', slug: 'not-applicable' },
  { name: 'I do not know', slug: 'do-not-know' },
  preferNotToSay,
]
