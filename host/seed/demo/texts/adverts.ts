/**
 * Sentences of adverts. In braces: `{company}`, `{does}` (what the employer does), `{people}` (whom for), `{thing}` and
 * `{thing2}` (what teams work on), `{field}`, `{job}`, `{team}`, `{town}`, `{length}`, `{type}`.
 */
export const openings: readonly string[] = [
  '{company} {does}. This {type} puts you in the {team} team in {town}, with work that matters from the first week.',
  'Somebody has to take care of {thing}, for {people}. For {length}, that could be you.',
  'You will join the {team} team at {company}, which {does}. Nobody here makes students photocopy.',
  'We are looking for people who are curious about {field}, and would rather learn it by doing it than by watching.',
  'Ask anyone in our {team} team what they are busy with and you will hear about {thing}. We need more hands, and more questions.',
  'What does {field} look like when the result is used by {people}? Spend {length} with us in {town} and find out.',
  'Last year’s group worked on {thing}. This year it is {thing2}, and there is a place for you in the {team} team.',
  '{company} {does}. Most of our managers started as students here, so we know what a good {type} needs.',
  'This is a {type} for people who like to see what they made in use. At {company} that takes weeks, not years.',
  'We planned this {type} with the people who did it last year. Expect {length} of real {field} work, with time set aside to learn.',
  'Our {team} team is small, friendly and a little obsessed with {thing}. You would fit in if you like to ask why.',
  'Every year we open a few places in {team}. You get a desk, a mentor, a project of your own, and people who answer questions.',
  'At {company} we believe that {field} is learned beside people who do it well. That is the whole idea of this {type}.',
  'If work on {thing} sounds like a better afternoon than another lecture, read on.',
]

export const middles: readonly string[] = [
  'You will sit with the {team} team, report to one manager and have a buddy who did the same job last year.',
  'In the first month you will shadow three people; after that you will have work of your own.',
  'The team is eleven people between 19 and 61. About a third of them work part time.',
  'Your main project will be about {thing}. You will also help where the week needs you.',
  'Expect to spend a day a week with the people who use what we make: {people}.',
  'You will move through two teams, so that you can compare them before you choose.',
  'We plan in two-week steps, and you will have a say in what comes next.',
  'Half of the work is at a desk and half is not. Wear something you can move in.',
  'There is a meeting on Monday and a review on Friday. In between nobody looks over your shoulder.',
  'You will own one small thing from start to finish, and be thanked for it by name.',
  'We keep Wednesday afternoons free for training, reading and visits.',
  'Your ideas will be heard, and if they are good they will be used. Last year a student changed how we handle {thing2}.',
]

export const dutyHeadings = [
  'What you will do',
  'Your work',
  'A typical month',
  'What the job is',
  'Day to day',
] as const
export const skillHeadings = ['What we look for', 'About you', 'What you bring', 'Who this suits'] as const
export const learnHeadings = [
  'What you will learn',
  'What you get out of it',
  'How we train you',
  'Your training',
] as const

export const learnLeads: readonly string[] = [
  'By the end you will know {learn}, and you will have the examples to prove it.',
  'We plan your training with you. It covers {learn}.',
  'You will leave with {learn}, a reference that says something, and people you can call.',
  'Training is part of the job, not a reward for it. You will learn {learn}.',
]

export const skillNotes: readonly string[] = [
  'We do not ask for experience. Tell us about something you made, mended, organised or looked after.',
  'You do not need all of this. If half of it sounds like you, apply.',
  'We do not look at UCAS points.',
  'Marks matter less to us than how you think. We ask for a 2:2 or the promise of one.',
  'Your subject matters less than your interest: last year’s group came from nine of them.',
  'Part-time jobs, caring for someone and volunteering all count as experience with us.',
]

export const perks: readonly string[] = [
  '25 days of holiday and the bank holidays',
  'a pension from the first day',
  'lunch for £3',
  'a season ticket loan',
  'bikes to borrow',
  'a paid day a month to volunteer',
  'help to find a room in {town}',
  'a £500 moving grant',
  'flexible hours around a core of ten to three',
  'free eye tests and a quiet room',
  'a laptop that is newer than the building',
  'membership of a professional body',
  'study leave before exams',
  'a buddy from last year’s group',
  'staff prices',
  'a gym that nobody makes you use',
  'private counselling, six sessions, no questions',
  'Friday afternoons off in August',
]

export const closings: readonly string[] = [
  'We make adjustments for anyone who needs them, in the application and in the job. Tell us what helps and we will not ask for a reason.',
  'We read every application ourselves. No software sorts you out before a person has seen your name.',
  'We welcome applications from people who do not see themselves in our photographs yet.',
  'If you are not sure whether to apply, write to us. A person answers within two days.',
  'You will hear from us either way, and if you reach the interview you will get two things to work on.',
  'Names, schools and photographs are hidden from the people who shortlist.',
  'We are a Disability Confident employer: if you meet the basics, you get an interview.',
  'Caring for a child or a parent? The hours can bend. Ask.',
]

export const timeline: readonly string[] = [
  '<strong>Weeks 1 and 2:</strong> meet everyone, learn the safety rules, set up your tools.',
  '<strong>Month 1:</strong> shadow the {team} team and take over one regular task.',
  '<strong>Months 2 to 4:</strong> a project about {thing}, with a review every fortnight.',
  '<strong>After that:</strong> a second project that you choose with your manager.',
  '<strong>Last week:</strong> show the company what you did. There is cake.',
]

export const applySteps: readonly string[] = [
  'The form takes about twenty minutes and saves as you go.',
  'Send a CV of two pages at most. We do not ask for a cover letter; two short questions take its place.',
  'Have your course, your dates and one example of something you are proud of ready.',
  'The first step is five questions. There are no trick ones and no time limit.',
  'Tell us which office you would like. You can name two.',
  'Apply early if you can: we read applications in the order in which they come.',
]

export const applyNotes: readonly string[] = [
  'Need the form in another format, or more time? Write to early.careers@{host}.',
  'If you need an adjustment at any step, early.careers@{host} is read by a person.',
  'Questions before you apply: early.careers@{host}. We answer within two working days.',
]

export const stageSets: readonly (readonly string[])[] = [
  ['Application form', 'Online test', 'Video interview', 'Assessment centre', 'Offer'],
  ['CV and two questions', 'Phone call', 'Interview and task', 'Offer'],
  ['Application form', 'Video interview', 'Interview on site', 'Offer'],
  ['Application form', 'Interview', 'Offer'],
  ['CV', 'Coding task at home', 'Pairing session', 'Meet the team', 'Offer'],
  ['Application form', 'Situational test', 'Group exercise and interview', 'Offer'],
  ['Portfolio', 'Studio visit and conversation', 'Offer'],
  ['Expression of interest', 'Informal visit', 'Confirmation'],
]

export const starts: readonly string[] = [
  'As soon as you can',
  'Flexible',
  'Any Monday',
  'Early in the new year',
  'After your exams',
]
