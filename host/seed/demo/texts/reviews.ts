import type { Tone } from './answers'

type ByTone = Readonly<Record<Tone, readonly string[]>>

/** Slots as in `answers.ts`, and `{job}`, `{type}`, `{field}`. */
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

/** What was good or bad, in a few words of a headline, by question. */
export const praise: Readonly<Record<string, readonly string[]>> = {
  R1: ['work on {thing}', 'days that fly by', 'a job I enjoyed'],
  R3: ['real responsibility', 'a project of my own', 'trust from the start'],
  R4: ['a patient {who}', 'honest feedback', 'someone to ask'],
  R5: ['a sane workload', 'time to think', 'a good pace'],
  C1: ['a well-run {type}', 'a proper induction', 'people who plan'],
  C2: ['training that sticks', 'courses worth taking', 'lots to learn'],
  C3: ['skills I use every day', 'plenty for the CV', 'a head start in {field}'],
  C4: ['fair pay', 'good money', 'pay you can live on'],
  K1: ['a warm team', 'a kind {team} team', 'friends in {town}'],
  K2: ['no hierarchy', 'respect for juniors', 'directors who listen'],
  K3: ['room to be yourself', 'a mixed team', 'real inclusion'],
  K4: ['free evenings', 'flexible hours', 'a life after five'],
  K5: ['quiz nights', 'a lively group', 'too much cake'],
}

export const complaints: Readonly<Record<string, readonly string[]>> = {
  R1: ['dull weeks', 'not enough {thing}', 'a lot of copying'],
  R2: ['a vague advert', 'not the job I applied for', 'a different project than promised'],
  R3: ['little responsibility', 'too much watching', 'small tasks only'],
  R4: ['an absent {who}', 'hardly any feedback', 'little support'],
  R5: ['long days in {month}', 'an uneven workload', 'too much at once'],
  C1: ['a messy start', 'late laptops', 'no plan'],
  C2: ['no training to speak of', 'dry courses', 'few courses'],
  C4: ['low pay', 'rent eats the pay', 'pay behind the rest'],
  K1: ['a slow welcome', 'a quiet office', 'a closed circle'],
  K2: ['students stay students', 'a lot of hierarchy', 'no seat at the table'],
  K3: ['few role models', 'old habits', 'work to do on inclusion'],
  K4: ['late emails', 'long commutes', 'little balance'],
  K5: ['not much social life', 'quiet winters', 'no events'],
}

export const dutyLeads: readonly string[] = [
  'My job was to {duty}.',
  'Most weeks I got to {duty}.',
  'I was there to {duty}, and later also to {duty2}.',
  'In short: {duty}.',
  'They asked me to {duty}, which I had never done before.',
  'I started with small tasks and ended up being the one to {duty}.',
  'The two things I did most were to {duty} and to {duty2}.',
  'As {job} you {duty}, at least in my team.',
]

export const bestThings: Readonly<Record<string, readonly string[]>> = {
  R1: [
    'The work on {thing}. I would have done it for nothing, but please do not tell them.',
    'Seeing {thing} used by real people a month after I had worked on it.',
    'How varied the weeks were; no two looked the same.',
  ],
  R3: [
    'Being trusted with {thing} although I was new.',
    'Running my own project from {month} to the end.',
    'My work was used and nobody redid it behind my back.',
  ],
  R4: [
    'My {who}, who never made me feel stupid and explained things {count} times.',
    'Having a {who} who cared about where I go next.',
    'The feedback: honest, regular and kind.',
  ],
  C1: [
    'How well it was planned, from the first email to the leaving lunch.',
    'The induction week with the other {count} students.',
    'Rotating through teams, so that I know what I like.',
  ],
  C2: [
    'The training days, which were practical and came when I needed them.',
    'Getting certificates that other employers recognise.',
    'Being sent on a course I had picked myself.',
  ],
  C3: [
    'I can do things now that my course would never have taught me.',
    'I left with {count} pieces for my portfolio and people to call.',
    'It made my CV interesting to read.',
  ],
  C4: [
    'Being paid properly, so that I could enjoy living in {town}.',
    'The moving grant and the help with finding a room.',
    'Pay that reflects the job and not your age.',
  ],
  K1: [
    'The {team} team. They took me in on day one.',
    'The people: funny, clever and patient.',
    'Lunch with everybody from apprentice to director.',
  ],
  K3: [
    'You can be who you are and still get on.',
    'A team with people from everywhere, which made the work better.',
    'How naturally they dealt with the adjustments I need.',
  ],
  K4: [
    'Flexible hours. I swam every morning and started at ten.',
    'Evenings that belonged to me.',
    'Nobody glorifies working late.',
  ],
  K5: [
    'The placement group. We went to the coast in {month} and still meet.',
    'Quiz nights, climbing and far too much cake.',
    'Making friends in a town where I knew nobody.',
  ],
}

export const improvements: Readonly<Record<string, readonly string[]>> = {
  R1: [
    'Give students a project before they arrive, so that nobody spends {count} weeks reading manuals.',
    'Less data entry, more of {thing}.',
    'Some tasks could be done by a script, and should be.',
  ],
  R2: [
    'Rewrite the advert: it describes a job from {count} years ago.',
    'Tell people which team they join before they sign.',
    'Be clear about how much of the job is {thing} and how much is admin.',
  ],
  R3: [
    'Trust students earlier; we can take it.',
    'Let us finish things before we are moved on.',
    'One project of your own should be part of every {type}.',
  ],
  R4: [
    'Managers need time for students, not just good will.',
    'A second contact for weeks when your {who} is away.',
    'Regular feedback instead of one form at the end.',
  ],
  R5: [
    'Plan the load around {month}, when everything happens at once.',
    'Say no to some requests on behalf of students.',
    'There was too little to do at the start and too much at the end.',
  ],
  C1: [
    'Have the laptop and the passes ready on day one.',
    'One page with who is who would have saved me weeks.',
    'Tell the team that a student is coming.',
  ],
  C2: [
    'More training in the first month and less in the last.',
    'Put the courses on a list that people can find.',
    'A budget for training, even a small one.',
  ],
  C4: [
    'Pay more, or help with rent in {town}.',
    'Travel between the sites should be paid without {count} forms.',
    'The pay is behind others in the same street.',
  ],
  C5: [
    'Say early who will be offered a job to come back to.',
    'More places to return to outside London.',
    'The decision about return offers took {count} months.',
  ],
  K1: [
    'A buddy from the year before would help people settle in.',
    'Introduce new starters to more than one team.',
    'Get everyone in on the same day of the week.',
  ],
  K3: [
    'More variety among the managers.',
    'Step-free access to the meeting rooms on the second floor.',
    'Quiet people are overlooked in meetings; go round the table.',
  ],
  K4: ['Fewer late meetings.', 'Make home days the same for everyone.', 'Start times that fit the buses.'],
  K5: [
    'More going on in winter.',
    'A social budget for the small offices, too.',
    'Bring the students of all offices together at least once.',
  ],
}

export const tips: readonly string[] = [
  'Look up {thing} before the interview. They love talking about it.',
  'Bring an example of something that went wrong and what you did next.',
  'The test is easier than people say. Practise once, sleep well.',
  'Apply in the first {count} weeks; they fill places as they go.',
  'Ask who you will sit with. The answer tells you a lot.',
  'They do not care about your marks as much as about how you explain things.',
  'Have a question ready about the {team} team.',
  'Read their last annual report, at least the pictures.',
  'Practise saying what you did, not what "we" did.',
  'If you need an adjustment, just ask. It was no problem at all.',
  'Wear what you like; nobody had a tie on.',
  'There is a group task. Let others speak and keep an eye on the time.',
  'Find a room before {month}, after that {town} is full.',
  'Take notes in the first weeks. You will be asked what could be better.',
  'Show that you have tried {field} in some way, even as a hobby.',
  'Be honest about what you do not know. It is how they choose.',
]

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

export const howFound = [
  'Firstrung',
  'The employer’s own site',
  'University careers service',
  'Another job site',
  'Social media',
  'A careers fair',
  'Somebody who worked there',
  'A lecturer',
] as const
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
