import * as z from 'zod/mini'
import { SocialPlatformName } from './social-accounts.ts'
import { SocialPost } from './social-posts.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { day, PathId } from '#contract/endpoint/values.ts'

const whole = (most: number, message: string) => z.int(message).check(z.gte(1, message), z.lte(most, message))

export const planSocialPosts = endpoint('POST /api/suppliers/:id/social-plan', {
  summary: "Draft posts about one's products for some weeks",
  description: "Drafts with suggested times, from the supplier's products in turn. Without products it is 409.",
  params: { id: PathId },
  body: {
    platforms: z
      .array(SocialPlatformName, 'Please choose the platforms.')
      .check(z.minLength(1, 'Please choose a platform.'), z.maxLength(5)),
    startsOn: day('Please give the first day, like 2026-12-01.'),
    weeks: z._default(whole(4, 'A plan is for 1 to 4 weeks.'), 4),
    postsAWeek: z._default(whole(5, 'A plan has 1 to 5 posts a week.'), 3),
  },
  output: z.array(SocialPost),
  status: 201,
})
