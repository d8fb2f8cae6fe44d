import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ javaScriptEnabled: false })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a visitor saves a job by opening an account, and takes the job back', async ({ page, landmarks }) => {
  const id = /\d+/.exec(landmarks.openJob)?.[0]
  await page.goto(`/login?return=/faqs&save=jobs-${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Create your account')).toBeVisible()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Ahmed')
  await page.getByLabel('Email address').fill('noor@example.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('password12')
  await page.getByRole('checkbox', { name: 'I am 13 or over' }).check()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('This password is too common. Choose another')
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
  await page.getByRole('textbox', { name: 'Password' }).fill('three odd otters')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByText(/ saved$/)).toBeVisible()
  await page.goto(`/login?return=/faqs&save=jobs-${id}`)
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText(/ removed$/)).toBeVisible()
})

test('a message and a report reach the team', async ({ page, landmarks }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a topic')
  await page.getByRole('main').getByLabel('Email address').fill('noor@example.test')
  await page.getByLabel('What is it about?').selectOption('My account')
  await page.getByLabel('Your message').fill('How do I change the address of my account?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(heading(page, 'Message sent')).toBeVisible()
  await page.goto(landmarks.openJob)
  await page.getByRole('link', { name: 'Report this job' }).click()
  await page.getByRole('radio', { name: 'It is closed' }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(heading(page, 'Report sent')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the job' }).click()
  await expect(page).toHaveURL(new RegExp(`${landmarks.openJob}$`))
})
