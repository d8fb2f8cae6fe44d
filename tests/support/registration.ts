export const REGISTRATION = {
  firstName: 'Maya',
  lastName: 'Ray',
  email: 'maya@example.test',
  password: 'three odd otters',
  over13: 'on',
  terms: 'on',
}
