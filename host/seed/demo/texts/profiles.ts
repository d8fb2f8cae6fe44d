/** Sentences of employers' profiles; `{name}`, `{does}`, `{things}`, `{people}`, `{town}`, `{founded}`, `{staff}`. */
export const firsts: readonly string[] = [
  '{name} {does}. We started in {town} in {founded} and still have our head office there.',
  'Since {founded}, {name} has had one job: it {does}.',
  '{name} {does}. Today we are {staff} people, and the place we come from is {town}.',
  'In {founded} a few people in {town} had an idea. Today {name} {does}.',
]
export const seconds: readonly string[] = [
  'At the moment our teams are busy with {things}. Students and graduates work on all of it, beside people who have done it for years.',
  'Walk through the building and you will come across {things}. Any of them could have your name on it.',
  'Our work is for {people}. That keeps us modest, and it makes for good stories: ask about {things}.',
  'We are proud of {things}. We are prouder of how many of the people behind it joined us straight from school, college or university.',
]
export const thirds: readonly string[] = [
  'We take early careers seriously because we depend on them. Everybody who joins has a manager, a mentor and a plan, and nobody is asked to work for nothing.',
  'Each September a new group starts together. They spend a week away, learn who is who, and then go where they are needed.',
  'We are not the largest employer of our kind and do not wish to be. People know each other’s names, and decisions are made in rooms you can walk into.',
  'Two thirds of our placement students come back as graduates. The rest take what they learned to other places, and we are fine with that too.',
  'Our offices are open, a bit noisy and full of plants. If you need quiet, there is a room for that and no need to explain.',
]
export const reasons: readonly string[] = [
  'Real work from the first month',
  'A mentor who has time for you',
  'A group that starts together',
  'Managers who were students here themselves',
  'Feedback every two weeks, not once a year',
  'You choose your second project',
  'Paid study time for professional exams',
  'Nine in ten students say they would come back',
  'Small teams, so you are seen',
  'You meet the people you work for',
  'A room found for you before you arrive',
  'Nobody checks when you come, only how you get on',
  'A clear path from placement to permanent job',
  'Trains, boats, labs or fields: you will not sit still',
  'An open door to the directors, and they mean it',
  'We publish our pay bands',
]
export const benefits: readonly string[] = [
  '25 days of holiday, plus bank holidays',
  'Pension with 8% from us',
  'Hybrid working, two days at home',
  'Flexible start and finish',
  'Cycle to work scheme',
  'Subsidised canteen',
  'Season ticket loan',
  'Private medical cover',
  'Counselling line, day and night',
  'Professional fees paid',
  'Study leave',
  'Volunteering days',
  'Moving grant of £500',
  'Share scheme after a year',
  'Sports and social clubs',
  'Staff discount',
  'Enhanced parental leave',
  'Free parking and chargers',
]
