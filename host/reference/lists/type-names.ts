/**
 * Names of job types in titles, feeds and searches, by slug, for the import, the search and its suggestions. A title
 * that names several types has the first of them. Level numbers are in the list of types.
 */
export const typeNames: Readonly<Record<string, readonly string[]>> = {
  'degree-apprenticeship': [
    'degree apprenticeship',
    'degree apprentice',
    'graduate apprenticeship',
    'graduate apprentice',
  ],
  'higher-apprenticeship': ['higher apprenticeship', 'higher apprentice'],
  'advanced-apprenticeship': ['advanced apprenticeship', 'advanced apprentice', 'advanced level apprenticeship'],
  'intermediate-apprenticeship': [
    'intermediate apprenticeship',
    'intermediate apprentice',
    'intermediate level apprenticeship',
  ],
  apprenticeship: ['earn while you learn', 'get paid to learn', 'learn a trade'],
  'virtual-experience': [
    ...['virtual work experience', 'virtual internship', 'virtual insight', 'virtual experience'],
    'online work experience',
  ],
  'spring-week': [
    'spring week',
    'spring insight',
    'spring insight week',
    'spring into',
    'spring internship',
    'spring intern',
  ],
  'insight-day': ['insight day', 'insight evening', 'insight event', 'open day', 'taster day'],
  insight: ['insight week', 'insight programme', 'insight program', 'insight experience', 'insight scheme'],
  'work-experience': ['work experience', 'work shadowing', 'job shadowing'],
  'year-in-industry': [
    ...['year in industry', 'year in the industry', 'industrial placement', 'industrial year', 'placement year'],
    ...['year placement', 'year long placement', 'sandwich placement', 'sandwich year', 'sandwich student', 'yini'],
  ],
  'summer-internship': [
    ...['summer internship', 'summer intern', 'summer analyst', 'summer associate', 'summer vacation scheme'],
    ...['vacation scheme', 'vac scheme', 'summer scheme', 'vacation placement', 'vacation internship'],
  ],
  'off-cycle-internship': [
    'off cycle internship',
    'off cycle intern',
    'off cycle analyst',
    'winter internship',
    'winter intern',
  ],
  'research-internship': ['research internship', 'research intern', 'research placement'],
  placement: [
    ...['placement student', 'student placement', 'summer placement', 'undergraduate placement', 'work placement'],
    ...[
      'sandwich course',
      'year out',
      'undergraduate scheme',
      'undergraduate programme',
      'undergraduate opportunity',
      'undergraduate role',
    ],
  ],
  internship: ['undergraduate internship', 'undergraduate intern', 'student internship', 'internship', 'intern'],
  'graduate-scheme': [
    ...['graduate scheme', 'grad scheme', 'graduate programme', 'grad programme', 'graduate program', 'grad program'],
    ...['graduate training', 'graduate trainee', 'graduate management trainee', 'graduate development programme'],
    'graduate leadership programme',
  ],
  'graduate-job': [],
  graduate: ['graduate job'],
  volunteering: ['voluntary work', 'volunteer role'],
  'part-time': ['part time', 'parttime', 'part time job', 'weekend job', 'casual work', 'temp job', 'temporary job'],
}
