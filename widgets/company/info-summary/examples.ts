import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    name: 'Halden Rail',
    industry: 'Engineering',
    industryUrl: '/search-companies/industry-engineering',
    size: '1,000 to 4,999 people',
    headOffice: 'York',
    founded: 1994,
    website: { url: 'https://haldenrail.example', host: 'haldenrail.example' },
    offices: ['York', 'Leeds', 'Derby', 'Glasgow', 'Cardiff'],
    visaLicence: 'yes',
    opensMonths: [9, 10, 1],
  },
  'few facts': { name: 'Corner Bakery', industry: 'Food', headOffice: 'Ripon', source: 'From an imported list.' },
  'no sponsor': { name: 'Brightwater Energy', size: '50 to 249 people', visaLicence: 'no', offices: ['Hull', 'Goole'] },
  empty: { name: 'New Employer' },
  'long text': {
    name: 'The Worshipful Association of Water, Wastewater and Environmental Engineers',
    industry: 'Water, wastewater, environmental and public-health engineering and consultancy',
    headOffice: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    website: {
      url: 'https://the-worshipful-association-of-water-engineers.example',
      host: 'the-worshipful-association-of-water-wastewater-and-environmental-engineers.example',
    },
    offices: [...Array(24).keys()].map(index => `Regional office ${index + 1}`),
    opensMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
} satisfies Examples<typeof contract>
