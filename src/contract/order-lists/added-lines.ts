import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Uuid } from '#contract/endpoint/values.ts'
import { OrderList } from './order-lists.ts'

const SAME_STAYS = 'A line with the same item, numbers and units is there already and stays as it is; the others are appended.'

export const addLinesFromRequest = endpoint('POST /api/order-lists/:id/lines/from-request', {
  summary: 'Add the lines of one of my quote requests to an order list',
  description: SAME_STAYS,
  params: { id: Uuid },
  body: { requestId: Uuid },
  output: OrderList,
})
export const addLineFromProduct = endpoint('POST /api/order-lists/:id/lines/from-product', {
  summary: 'Add a product of a listing to an order list, without a quantity',
  description: SAME_STAYS,
  params: { id: Uuid },
  body: { productId: Uuid },
  output: OrderList,
})
