import type { Newcomer } from '#server/db/demo/types.ts'

export const newcomers: Newcomer[] = [
  {
    businessName: 'Dial Tone Hospitality',
    category: 'Phone/Internet',
    description: 'North Ryde carrier for venues: a line that does not drop the card machine and a number that follows you when you move.',
    tags: ['Backup link', 'Number porting', 'No lock-in'],
    address: '9 Waterloo Road',
    suburb: 'North Ryde',
    state: 'NSW',
    postcode: '2113',
    phone: '+61 2 5550 0217',
    email: 'line@dialtone.example',
    website: 'https://dialtone.example',
    isVerified: false,
    hasLogo: true,
    differentiators: [],
    products: [
      { title: 'Venue Broadband', description: 'With a mobile backup that takes over by itself.', price: '$109 / month' },
      { title: 'Desk Phone', description: 'Cloud number, hold music of your choice.', price: '$25 / month' },
    ],
    venues: [],
    reviews: [{ rating: 4, text: 'Main line died, nobody noticed.', tags: ['Quality'] }],
    profileViews: 16,
    contactInquiries: 2,
  },
]
