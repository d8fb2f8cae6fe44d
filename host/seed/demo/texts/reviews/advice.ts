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
