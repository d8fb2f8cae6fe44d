import type { ByTone } from './index'

export const dutyLeads: readonly string[] = [
  'My job was to {duty}.',
  'Most weeks I got to {duty}.',
  'I was there to {duty}, and later also to {duty2}.',
  'In short, I had to {duty}.',
  'They asked me to {duty}, which I had never done before.',
  'I started with small tasks and ended up being the one to {duty}.',
  'The two things I did most were to {duty} and to {duty2}.',
  'As {job} you {duty}, at least in my team.',
]

export const tips: readonly string[] = [
  'Look up {thing} before the interview. They love talking about it.',
  'Bring an example of something that went wrong and what you did next.',
  'The test is easier than people say. Practise once, sleep well.',
  'Apply in the first {count} weeks. They fill places as they go.',
  'Ask who you will sit with. The answer tells you a lot.',
  'They care less about your marks than about how you explain things.',
  'Have a question ready about the {team} team.',
  'Read their last annual report, or at least look at the pictures.',
  'Practise saying what you did, not what "we" did.',
  'If you need an adjustment, just ask. It was no problem at all.',
  'Wear what you like. Nobody wore a tie.',
  'There is a group task. Let others speak and keep an eye on the time.',
  'Find a room before {month}. After that {town} is full.',
  'Take notes in the first weeks. You will be asked what could be better.',
  'Show that you have tried {field} in some way, even as a hobby.',
  'Be honest about what you don’t know. They’re looking for that.',
]

/** Slots as in the texts about questions, and `{job}`, `{type}`, `{field}`. */
export const headlines: ByTone = {
  low: [
    'Good people, poor planning',
    'Not what I was told at interview',
    'I learned what I do not want',
    'Ask about the project before you sign',
    'Friendly, but the {type} needs work',
    'Long days and little support',
    'A name for the CV, not much more',
    'Wanted {thing}, got spreadsheets',
    'It could be so much better',
    'Depends entirely on your team',
  ],
  middling: [
    'Solid, with a slow start',
    'A mixed year in {town}',
    'Good in parts',
    'Worth it for {thing}',
    'Decent first look at {field}',
    'Nice team, average pay',
    'Learned a lot, mostly on my own',
    'A fair {type}, if you ask for things',
    'Better after {month}',
    'Two good projects and some waiting',
    'Fine place to start',
  ],
  high: [
    'The best decision of my degree',
    'Real work from the first week',
    'I came back as a graduate',
    '{thing}, and my name on it',
    'A team that has time for you',
    'Would do it again tomorrow',
    'Proper responsibility in {team}',
    'Learned more than in two years of lectures',
    'If you get an offer, take it',
    'Made up my mind about {field}',
    'Great people, great {type}',
    'Trusted from the start',
    'Worth moving to {town} for',
    'Hard work, well supported',
    'They treat students as colleagues',
  ],
}

export const replies: ByTone = {
  low: [
    'Thank you for being open about this. You are right about the start, and we have changed how we prepare teams: every student now has a named project before the first day.',
    'We are sorry that it went this way. Two of the things you describe should not happen here. If you are willing, write to early careers; they would like to hear more.',
    'Thank you for the review. We read it out at our last planning meeting, and the training budget is back.',
  ],
  middling: [
    'Thank you for a fair review. The slow start is something we hear too often, so the induction is now two weeks shorter and begins with a task.',
    'Thanks for taking the time. We have passed your point about feedback to all team leaders. Good luck with your final year.',
    'We are glad that the project was a good one, and agree about the winter. There is now a budget for it.',
  ],
  high: [
    'Thank you, this made our week. The team has put it on the wall. Come and see us when you are in town.',
    'What a kind review. You did the hard part. The door is open whenever you want to come back.',
    'Thank you! We will tell your team, who will pretend not to be pleased.',
  ],
}

/** Fillers for slots, and the short answers of a review. */
export const travelModes = ['bike', 'bus', 'train', 'tram', 'car', 'bus and train'] as const
export const managers = ['manager', 'mentor', 'team leader', 'supervisor', 'line manager'] as const
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'September',
  'October',
  'November',
] as const
export const counts = ['two', 'three', 'four', 'five', 'six'] as const
