/** The first match wins. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/holiday|leave|days off|break/i, 'plane'],
  [/pension|sav|share/i, 'piggy-bank'],
  [/health|medical|dental|wellbeing|counsel|mental/i, 'heart-pulse'],
  [/gym|sport|fitness|swim/i, 'dumbbell'],
  [/train|learn|course|qualif|study|exam|mentor|degree/i, 'graduation-cap'],
  [/travel|rail|season ticket|bus|commut/i, 'train-front'],
  [/cycl|bike/i, 'bike'],
  [/lunch|food|canteen|meal|breakfast/i, 'utensils'],
  [/coffee|snack|fruit|tea/i, 'coffee'],
  [/home|remote|hybrid|flexi|laptop/i, 'laptop'],
  [/parent|baby|matern|patern|child/i, 'baby'],
  [/volunteer|charit|giv/i, 'hand-heart'],
  [/discount|voucher|perk/i, 'ticket-percent'],
  [/bonus|pay|salary|allowance|grant|relocat|housing|rent|£/i, 'banknote'],
  [/social|party|club|team/i, 'party-popper'],
  [/access|adjust|disab/i, 'accessibility'],
]

export function benefitIcon(text: string): string {
  return ICONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'check'
}
