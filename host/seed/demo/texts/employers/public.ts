import { employersOf } from './employer'

export const charity = employersOf(
  'charity-and-social-enterprise',
  ['community', 'cafe', 'office', 'park', 'classroom'],
  [
    [
      'Open Doorstep',
      'Nottingham, Derby, Leicester',
      '50-249',
      1986,
      'finds safe homes for young people who have nowhere to sleep tonight',
      'the night line; a shared-house scheme; the winter appeal; a drop-in kitchen',
      'people aged 16 to 25',
      'care fundraising policy events',
    ],
    [
      'The Kettle Trust',
      'Manchester, Liverpool, Preston',
      '1-49',
      2004,
      'runs memory cafés for people with dementia and those who care for them',
      'weekly cafés; a lending library of games; carer training; a reminiscence archive',
      'families across the north west',
      'care events fundraising psychology',
    ],
    [
      'Riverkeep',
      'Newtown, Hereford, Chester',
      '50-249',
      1994,
      'cleans, measures and stands up for rivers',
      'water sampling; eel passes; farm visits; a map of every outfall',
      'anglers, swimmers and farmers',
      'environment policy fundraising data',
    ],
  ],
)

export const education = employersOf(
  'education',
  ['classroom', 'library', 'park', 'lab', 'cafe'],
  [
    [
      'Ashcombe Learning Trust',
      'Taunton, Bridgwater, Yeovil',
      '1000-4999',
      2012,
      'runs fourteen primary and secondary schools in Somerset',
      'reading recovery; a maker room; sports days; the careers programme',
      '8,200 pupils',
      'teaching psychology itsupport hr',
    ],
    [
      'Brightwater College',
      'Gateshead, Sunderland',
      '250-999',
      1959,
      'teaches trades, A levels and English to 6,000 people of every age',
      'a new welding bay; the student hub; open evenings; evening courses',
      'school leavers and career changers',
      'teaching itsupport marketing events',
    ],
    [
      'Sumwise',
      'Cambridge, London',
      '1-49',
      2016,
      'makes a maths app that shows its working',
      'a hint engine; teacher dashboards; exam question banks; school trials',
      '1,900 schools',
      'software data ux teaching',
    ],
  ],
)

export const government = employersOf(
  'government-and-public-services',
  ['townhall', 'office', 'park', 'meeting', 'library'],
  [
    [
      'Mercia Vale Council',
      'Stafford, Lichfield',
      '1000-4999',
      1974,
      'runs the libraries, roads, parks and care of a county',
      'a bus review; library open days; a tree planting plan; the budget',
      '610,000 residents',
      'policy hr surveying care environment',
    ],
    [
      'Coast and River Agency',
      'Bristol, Hull, Exeter, Newcastle upon Tyne',
      '5000+',
      1996,
      'protects people from floods and rivers from people',
      'flood warnings; a sea wall; fish counts; incident rooms',
      'everyone who lives near water',
      'environment civil data policy',
    ],
    [
      'National Records Service',
      'Cardiff, Richmond, Edinburgh',
      '250-999',
      1838,
      'keeps a thousand years of papers, maps and tweets safe and open',
      'a map archive; reading rooms; digital preservation; school visits',
      'historians, families and journalists',
      'itsupport policy journalism events',
    ],
  ],
)

export const health = employersOf(
  'health-and-care',
  ['ward', 'lab', 'park', 'meeting', 'pharmacy'],
  [
    [
      'St Oswin’s Hospitals',
      'Newcastle upon Tyne, Durham, Hexham',
      '5000+',
      1948,
      'runs three hospitals and the clinics between them',
      'the children’s ward; a stroke unit; theatre planning; the blood laboratory',
      '900,000 patients a year',
      'nursing healthmanagement lab hr data',
    ],
    [
      'Linden Community Care',
      'Norwich, Ipswich',
      '250-999',
      1999,
      'helps people live at home for as long as they wish',
      'home visits; a falls clinic; a rota that fits real lives; day centres',
      'older people and their families',
      'care nursing psychology operations',
    ],
    [
      'Fairfield Hearing',
      'Cheltenham, Leicester, Stirling',
      '50-249',
      1982,
      'tests hearing and fits hearing aids in the high street and at home',
      'newborn screening; a hearing bus; fitting software; tinnitus groups',
      'people who miss half the conversation',
      'nursing retail psychology sales',
    ],
  ],
)
