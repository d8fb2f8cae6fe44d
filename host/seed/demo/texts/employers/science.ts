import { employersOf } from './employer'

export const science = employersOf(
  'pharmaceuticals-and-science',
  ['lab', 'cleanroom', 'office', 'ward', 'greenhouse'],
  [
    [
      'Alder Biosciences',
      'Stevenage, Cambridge',
      '250-999',
      2006,
      'finds medicines for diseases that few people have heard of',
      'a gene therapy; cell assays; a patient registry; clean-room trials',
      'patients who have waited long enough',
      'pharma lab data healthmanagement',
    ],
    [
      'Corvane Therapeutics',
      'Macclesfield, Dundee, Sandwich',
      '5000+',
      1953,
      'researches, tests and makes medicines for lungs and hearts',
      'an inhaler; tablet coating; clinical trials; a solvent that can be reused',
      'patients in 80 countries',
      'pharma chem lab data supplychain',
    ],
    [
      'Medlar Diagnostics',
      'Oxford, Belfast',
      '50-249',
      2012,
      'makes a blood test that gives its answer in nine minutes',
      'the test strip; a reader the size of a phone; field trials; quality checks',
      'ambulance crews and rural clinics',
      'lab elec manufacturing sales',
    ],
  ],
)

export const technology = employersOf(
  'technology',
  ['office', 'serverroom', 'lab', 'meeting', 'cafe'],
  [
    [
      'Birchbyte',
      'Manchester, Newcastle upon Tyne, Belfast',
      '1000-4999',
      1997,
      'writes the software behind libraries, clinics and councils',
      'a clinic booking system; library search; accessibility tests; a data platform',
      'staff who have no time for a bad screen',
      'software data cyber ux itsupport',
    ],
    [
      'Quietcloud',
      'London, Swansea',
      '250-999',
      2012,
      'runs data centres that heat swimming pools',
      'cooling controls; a storage service; on-call tools; a heat exchange',
      'developers and four leisure centres',
      'software cyber mech itsupport',
    ],
    [
      'Pinecone Robotics',
      'Bristol, Edinburgh',
      '50-249',
      2017,
      'builds small robots for orchards and hospitals',
      'a picking arm; navigation; a disinfecting robot; simulation',
      'growers and night nurses',
      'software elec mech data',
    ],
  ],
)
