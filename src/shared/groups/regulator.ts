/** Who has to be told of a group that bargains together, and how. */
export const REGULATOR = {
  name: 'Australian Competition and Consumer Commission',
  /** Its register of class exemptions, which has its own form and guidelines. */
  page: 'https://www.accc.gov.au/public-registers/class-exemptions-register/collective-bargaining-class-exemption-0',
  address: 'Australian Competition and Consumer Commission, GPO Box 3131, Canberra ACT 2601',
  howTo: [
    'Give this notice when the group is formed to the Australian Competition and Consumer Commission (ACCC), GPO Box 3131, Canberra ACT 2601, and a copy to each supplier when the group first approaches it. There is no fee. The ACCC publishes notices.',
    'The ACCC has a one-page form of its own and says where and by when to send it: check yours against it. Form and guidelines: https://www.accc.gov.au/public-registers/class-exemptions-register/collective-bargaining-class-exemption-0',
    'This is no legal advice. Whether your group may rely on the class exemption is for you, or somebody who advises you, to decide.',
  ],
} as const
