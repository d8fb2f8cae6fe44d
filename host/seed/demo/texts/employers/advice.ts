import { employersOf } from './employer'

export const accounting = employersOf(
  'accounting-and-professional-services',
  ['office', 'meeting', 'library', 'cafe', 'skyline'],
  [
    [
      'Penhallow Grey',
      'Bristol, Exeter, Cardiff, London',
      '1000-4999',
      1921,
      'looks after the accounts, audits and tax of family firms, schools and charities across the west of Britain',
      'year-end audits; charity accounts; tax returns for growing firms; payroll for schools',
      'business owners who would rather be running their business',
      'audit tax data operations',
    ],
    [
      'Tallis Ledger',
      'Leeds, Manchester, Glasgow',
      '250-999',
      1998,
      'gives start-ups and co-operatives a finance team by the hour',
      'monthly management accounts; cash forecasts; grant claims; a bookkeeping app that reads receipts',
      'founders who have never written a budget',
      'audit tax software operations',
    ],
    [
      'Ostler Byrne',
      'London, Birmingham, Edinburgh, Belfast',
      '5000+',
      1887,
      'audits and advises large companies, pension funds and public bodies',
      'audits of listed companies; pension fund reviews; carbon reporting; deal support',
      'boards that need an honest second opinion',
      'audit tax actuarial consulting cyber',
    ],
  ],
)

export const consulting = employersOf(
  'consulting',
  ['meeting', 'office', 'skyline', 'train', 'cafe'],
  [
    [
      'Quillon Partners',
      'London, Manchester, Birmingham',
      '1000-4999',
      1984,
      'helps public services and large firms change without breaking',
      'a hospital booking service; a merger of two councils; a factory turnaround; a digital strategy',
      'people who run things we all rely on',
      'consulting data project hr',
    ],
    [
      'Foxglove Advisory',
      'Edinburgh, London',
      '50-249',
      2011,
      'advises on climate risk, nature and the cost of doing nothing',
      'flood risk maps; a bank’s carbon plan; supply chain audits; nature reports',
      'boards and investors',
      'consulting environment data policy',
    ],
    [
      'Ninefold Consulting',
      'Reading, Bristol, Leeds',
      '250-999',
      2001,
      'plans and runs technology projects for transport, energy and water',
      'a ticketing system; smart meter rollouts; control rooms; data platforms',
      'operators with trains and taps to keep running',
      'consulting software project cyber',
    ],
  ],
)

export const law = employersOf(
  'law',
  ['library', 'court', 'office', 'meeting', 'skyline'],
  [
    [
      'Ellery Vance',
      'London, Leeds, Singapore',
      '1000-4999',
      1899,
      'advises on ships, energy, technology and the deals between them',
      'a port sale; a data breach; shipping disputes; a solar fund',
      'companies with a lot at stake',
      'law paralegal hr data',
    ],
    [
      'Pinder Shaw Law',
      'Birmingham, Leicester',
      '50-249',
      1968,
      'acts for people: homes, wills, work and family',
      'house purchases; employment claims; a free advice evening; court bundles',
      'families in the Midlands',
      'law paralegal operations',
    ],
    [
      'Brightlaw',
      'Bristol, Manchester',
      '1-49',
      2017,
      'gives small firms contracts they can read',
      'a contract builder; trade mark checks; a legal helpline; privacy notices',
      'bakers, coders and builders',
      'law paralegal software ux',
    ],
  ],
)
