import type { Newcomer } from '#server/db/demo/types.ts'

export const newcomers: Newcomer[] = [
  {
    businessName: 'Bold Serif Studio',
    category: 'Graphic Design',
    description: 'Chippendale studio for boards, windows and takeaway labels that can be read from across a street.',
    tags: ['Window lettering', 'Labels', 'Signage'],
    address: '11 Balfour Street',
    suburb: 'Chippendale',
    state: 'NSW',
    postcode: '2008',
    phone: '+61 2 5550 0207',
    email: 'serif@boldserif.example',
    website: 'https://boldserif.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [
      { title: 'Read from across the road', description: 'Every layout is tested at twelve metres before you see it.' },
      { title: 'Files are yours', description: 'You get the artwork in a form any printer can open.' },
    ],
    products: [
      { title: 'Board & Window Set', description: 'Design, cut vinyl and fitting.', price: '$1,100 / set' },
      { title: 'Label Family', description: 'Up to twelve flavours from one layout.', price: '$740 / set' },
    ],
    venues: [],
    reviews: [{ rating: 4, text: 'Window stops people. That was the job.', tags: ['Quality'] }],
    profileViews: 17,
    contactInquiries: 1,
  },
]
