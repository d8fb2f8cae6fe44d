import type { User } from './topics'

/** The user block `<script type="application/json" id="page-user">` of signed-in pages; visitors' pages have none. */
export function readUser(): User {
  const text = document.getElementById('page-user')?.textContent
  return text ? (JSON.parse(text) as User) : { loggedIn: false }
}
