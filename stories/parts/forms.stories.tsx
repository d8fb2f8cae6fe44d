import { Button, Checkbox, ChoiceGroup, Combobox, ErrorSummary, Field, PasswordField, SearchIcon } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../support/frames'

export default { title: 'Parts/Forms' } satisfies Meta

const FREQUENCIES = [
  { value: 'daily', text: 'Every day' },
  { value: 'weekly', text: 'Every week', hint: 'On Monday mornings' },
  { value: 'never', text: 'Never' },
]

export const Fields: StoryObj = {
  render: () => (
    <Column>
      <Field name="what" label="What" prefix={<SearchIcon />} placeholder="Job, skill or employer" />
      <Field name="email" type="email" label="Email" hint="Your university address works best" autoComplete="email" />
      <Field name="salary" label="Lowest pay" prefix="£" suffix="a year" inputMode="numeric" optional />
      <Field
        name="university"
        as="select"
        label="University"
        blank="Choose one"
        options={[{ value: 'a', text: 'University of the Very Long Name in the North of England and the Isle of Man' }]}
      />
      <Field name="message" as="textarea" label="Message" rows={3} />
      <Field name="closed" label="Cannot be changed" defaultValue="sam@example.ac.uk" disabled />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </Column>
  ),
}

export const Faults: StoryObj = {
  render: () => (
    <Column>
      <ErrorSummary
        errors={[
          { field: 'fault-email', text: 'Enter an email address in the right format, like name@example.ac.uk' },
          { field: 'fault-terms', text: 'Accept the terms to continue' },
          { text: 'This page was open too long. We have refreshed it; your draft is safe.' },
        ]}
      />
      <Field
        id="fault-email"
        name="email"
        label="Email"
        defaultValue="sam@"
        error="Enter an email address in the right format, like name@example.ac.uk"
      />
      <Field name="where" as="select" label="Where" options={[{ value: 'a', text: 'Leeds' }]} error="Choose a place" />
      <Checkbox id="fault-terms" name="terms" label="I accept the terms" error="Accept the terms to continue" />
      <ChoiceGroup name="often" label="How often?" options={FREQUENCIES} error="Choose how often" />
    </Column>
  ),
}

export const Choices: StoryObj = {
  render: () => (
    <Column>
      <ChoiceGroup
        name="frequency"
        label="How often?"
        hint="You can change this at any time"
        options={FREQUENCIES}
        value="weekly"
      />
      <ChoiceGroup
        name="types"
        label="Types of job"
        options={FREQUENCIES}
        value={['daily', 'never']}
        multiple
        optional
      />
      <Checkbox name="news" label="Send me news" hint="About once a month" />
      <Button type="submit">Save preferences</Button>
    </Column>
  ),
}

const PLACES = ['Leeds', 'Leicester', 'London', 'Manchester', 'Newcastle upon Tyne', 'York'].map(label => ({
  key: label,
  group: 'Places',
  label,
}))
const placesLike = (text: string) =>
  Promise.resolve(PLACES.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())))

export const Suggestions: StoryObj = {
  render: () => (
    <Column>
      <Combobox label="Suggestions for where" loadOptions={placesLike} onChoose={() => undefined}>
        <label className="ui-field">
          <span className="ui-field__label">Where</span>
          <input className="ui-field__control" type="text" name="place" placeholder="Try “le”" autoComplete="off" />
        </label>
      </Combobox>
    </Column>
  ),
}
