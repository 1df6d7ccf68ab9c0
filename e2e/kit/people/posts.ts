import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import type { Supplier } from './suppliers.ts'

// Posts of a supplier, and where they are on the page of the social media tools.

export const POSTS = '/social-media-dashboard?tab=posts'
export const rows = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
export const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' })

export const writePost = (page: Page, { id }: Pick<Supplier, 'id'>, post: object) =>
  send(page, `/api/suppliers/${id}/social-posts`, { platform: 'facebook', content: 'Fresh beans', ...post })
