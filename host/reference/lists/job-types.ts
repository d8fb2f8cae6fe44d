import type { Entry } from './entry'

function type(name: string, slug: string, months?: readonly [number, number], level?: string): Entry {
  return { name, slug, details: { ...(months && { months }), ...(level && { level }) } }
}

/** `months` is the usual duration, from and to. */
export const jobTypes: readonly Entry[] = [
  {
    ...type('Placement', 'placement', [3, 15]),
    children: [
      type('Year in industry', 'year-in-industry', [9, 15]),
      type('Short placement', 'short-placement', [3, 8]),
    ],
  },
  {
    ...type('Internship', 'internship', [0, 6]),
    children: [
      type('Summer internship', 'summer-internship', [1, 3]),
      type('Spring week', 'spring-week', [0, 1]),
      type('Off-cycle internship', 'off-cycle-internship', [2, 6]),
      type('Research internship', 'research-internship', [1, 6]),
    ],
  },
  {
    ...type('Graduate', 'graduate'),
    children: [type('Graduate scheme', 'graduate-scheme', [12, 36]), type('Graduate job', 'graduate-job')],
  },
  {
    ...type('Apprenticeship', 'apprenticeship', [12, 72]),
    children: [
      type('Intermediate apprenticeship', 'intermediate-apprenticeship', [12, 18], '2'),
      type('Advanced apprenticeship', 'advanced-apprenticeship', [18, 30], '3'),
      type('Higher apprenticeship', 'higher-apprenticeship', [24, 48], '4-5'),
      type('Degree apprenticeship', 'degree-apprenticeship', [36, 72], '6-7'),
    ],
  },
  {
    ...type('Insight', 'insight', [0, 1]),
    children: [
      type('Insight day', 'insight-day', [0, 1]),
      type('Work experience', 'work-experience', [0, 1]),
      type('Virtual experience', 'virtual-experience', [0, 1]),
    ],
  },
  type('Part-time and temporary', 'part-time'),
  type('Volunteering', 'volunteering'),
]
