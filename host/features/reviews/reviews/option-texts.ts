export const HOW_FOUND: Readonly<Record<string, string>> = {
  'this-site': 'This site',
  'employer-site': "The employer's own site",
  'university-careers': 'University careers service',
  'job-site': 'Another job site',
  social: 'Social media',
  fair: 'A careers fair',
  referral: 'Someone who worked there',
  lecturer: 'A lecturer',
  other: 'Another way',
}

/** Follows "40 minutes each way by". */
export const TRAVEL_MODES: Readonly<Record<string, string>> = {
  walk: 'foot',
  bike: 'bike',
  bus: 'bus',
  train: 'train',
  tram: 'tram or underground',
  car: 'car',
  'car-share': 'shared car',
  other: 'other means',
}

export const RENT_BANDS: Readonly<Record<string, string>> = {
  nothing: 'Nothing',
  'under-400': 'Under £400 a month',
  '400-599': '£400 to £599 a month',
  '600-799': '£600 to £799 a month',
  '800-999': '£800 to £999 a month',
  '1000-plus': '£1,000 a month or more',
}
