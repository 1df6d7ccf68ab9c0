import type { CategoryName } from '#contract/options.ts'
import type { DemoReview } from '#server/db/demo/types.ts'
import { reviews as bakedGoods } from './baked-goods.ts'
import { reviews as beverages } from './beverages.ts'
import { reviews as cleaning } from './cleaning.ts'
import { reviews as coffee } from './coffee.ts'
import { reviews as dairy } from './dairy.ts'
import { reviews as freshProduce } from './fresh-produce.ts'
import { reviews as furniture } from './furniture.ts'
import { reviews as graphicDesign } from './graphic-design.ts'
import { reviews as insurance } from './insurance.ts'
import { reviews as itServices } from './it-services.ts'
import { reviews as machineRepairs } from './machine-repairs.ts'
import { reviews as meat } from './meat.ts'
import { reviews as packaging } from './packaging.ts'
import { reviews as phoneInternet } from './phone-internet.ts'
import { reviews as seafood } from './seafood.ts'
import { reviews as socialMedia } from './social-media.ts'
import { reviews as spirits } from './spirits.ts'
import { reviews as staffRecruiting } from './staff-recruiting.ts'
import { reviews as tea } from './tea.ts'
import { reviews as uniforms } from './uniforms.ts'
import { reviews as webDesign } from './web-design.ts'

/** What customers of each kind of supplier write; every entry is given out at most once. */
export const reviewPools: Record<CategoryName, DemoReview[]> = {
  Coffee: coffee,
  Tea: tea,
  Packaging: packaging,
  'Web Design': webDesign,
  'IT Services': itServices,
  'Staff/Recruiting': staffRecruiting,
  Meat: meat,
  Seafood: seafood,
  'Baked Goods': bakedGoods,
  Furniture: furniture,
  'Social Media': socialMedia,
  'Graphic Design': graphicDesign,
  Spirits: spirits,
  'Machine Repairs': machineRepairs,
  Cleaning: cleaning,
  Insurance: insurance,
  'Phone/Internet': phoneInternet,
  Uniforms: uniforms,
  'Fresh Produce': freshProduce,
  Beverages: beverages,
  Dairy: dairy,
}
