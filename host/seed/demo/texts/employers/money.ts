import { employersOf } from './employer'

export const banking = employersOf(
  'banking-and-financial-services',
  ['office', 'meeting', 'skyline', 'cafe', 'serverroom'],
  [
    [
      'Calder & Wharfe Bank',
      'Leeds, Halifax, York, Manchester',
      '5000+',
      1864,
      'looks after the money of four million people and the firms on their high streets',
      'the mobile app; lending to small firms; fraud alerts; branch services',
      'customers who want a straight answer',
      'banking software data cyber hr',
    ],
    [
      'Lantern Bank',
      'London, Cardiff',
      '250-999',
      2015,
      'is an app-only bank for people who share rent, bills and goals',
      'shared pots; card payments; credit scoring that explains itself; the support desk',
      'house shares and first-time savers',
      'software data ux banking compliance',
    ],
    [
      'Isthmus Capital',
      'Edinburgh, London',
      '50-249',
      1991,
      'invests pensions in infrastructure: grids, ports and student homes',
      'wind farm valuations; port deals; risk models; client reports',
      'nine pension funds',
      'banking actuarial data law',
    ],
  ],
)

export const insurance = employersOf(
  'insurance',
  ['office', 'skyline', 'meeting', 'cafe', 'serverroom'],
  [
    [
      'Beacon Mutual',
      'Norwich, York, Perth',
      '1000-4999',
      1797,
      'insures homes, farms and cars, and is owned by its members',
      'flood claims; a pricing model; the claims app; farm visits',
      'a million members',
      'underwriting actuarial software data',
    ],
    [
      'Tern Underwriting',
      'London, Ipswich',
      '50-249',
      1985,
      'insures ships, satellites and film sets',
      'a satellite launch; cargo cover; storm models; broker meetings',
      'people doing something for the first time',
      'underwriting actuarial law banking',
    ],
    [
      'Kelpie Cover',
      'Glasgow, Stirling',
      '250-999',
      2008,
      'sells bike, phone and pet insurance in plain words',
      'a claims chatbot; vet bills; fraud rules; a policy you can read',
      'students, renters and very old dogs',
      'underwriting software ux sales',
    ],
  ],
)
