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

export const bestThings: Readonly<Record<string, readonly string[]>> = {
  R1: [
    'The work on {thing}. I’d have done it for free, but don’t tell them.',
    'Seeing {thing} being used by real people a month after I’d worked on it.',
    'No two weeks were the same. I never knew what the {team} team would need next.',
  ],
  R3: [
    'They trusted me with {thing} early on, even though I was new.',
    'Running my own project from {month} until I left.',
    'The {team} team actually used my work, and nobody redid it behind my back.',
  ],
  R4: [
    'My {who}, who never made me feel stupid, however often I asked.',
    'Having a {who} who cared about what I do next.',
    'Proper feedback from my {who}, good and bad, without having to ask for it.',
  ],
  C1: [
    'How well organised it was, from the first email to the leaving lunch.',
    'The induction week with {count} other students.',
    'Rotating through teams, so now I know what I like.',
  ],
  C2: [
    'Practical training days that came just when I needed them.',
    'Getting certificates that other employers recognise.',
    'They sent me on a course that I’d picked myself.',
  ],
  C3: [
    'I can do things now that my course would never have taught me.',
    'I left with {count} pieces for my portfolio and people I can call.',
    'My CV is a lot more interesting now.',
  ],
  C4: [
    'Being paid properly, so I could enjoy living in {town}.',
    'The moving grant, and help finding a room in {town}.',
    'You’re paid for the job, not for your age.',
  ],
  K1: [
    'The {team} team. They made me feel welcome from day one.',
    'Everyone on the {team} team was funny, patient and happy to explain.',
    'Lunch with everyone, from apprentices to directors.',
  ],
  K3: [
    'You can be yourself and still get on.',
    'People from all over, and the {team} team was better for it.',
    'No fuss at all about the adjustments I need.',
  ],
  K4: [
    'Flexible hours. I swam every morning and started at ten.',
    'I had my evenings to myself, even in {month}.',
    'Nobody thinks you’re a hero for working late.',
  ],
  K5: [
    'The other students. We went to the coast in {month} and still meet up.',
    'Quiz nights, climbing and far too much cake.',
    'Making friends in {town}, where I didn’t know anyone.',
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
    'Tell people which team they’ll be in before they sign.',
    'Be clear about how much of the job is {thing} and how much is admin.',
  ],
  R3: [
    'Trust students earlier; we can take it.',
    'Let us finish things before moving us on.',
    'One project of your own should be part of every {type}.',
  ],
  R4: [
    'Managers need time for students, not just good will.',
    'A second contact for weeks when your {who} is away.',
    'Regular feedback instead of one form at the end.',
  ],
  R5: [
    'Plan for {month}, when everything happens at once.',
    'Someone should say no to a few requests on our behalf.',
    'There was too little to do at the start and too much at the end.',
  ],
  C1: [
    'Have laptops and passes ready on day one.',
    'A one-page who’s who would have saved me weeks.',
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
    'Other employers in {town} pay more.',
  ],
  C5: [
    'Tell people earlier whether there’s a job to come back to.',
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
    'A social budget for the smaller offices too.',
    'Bring the students of all offices together at least once.',
  ],
}

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
