import Stripe from 'stripe'

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

/**
 * The library's HTTP client, less one thing: the library takes any JSON without an `error` for what was asked for, whatever its status, and
 * what comes from something in between would then be read as a subscription that has nothing.
 */
export function strictHttp(): HttpClient {
  const client = Stripe.createNodeHttpClient()
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request)
    const toJSON = response.toJSON.bind(response)
    response.toJSON = async () => {
      const json: unknown = await toJSON()
      if (!isOfStripe(json, response.getStatusCode())) throw new SyntaxError('This is not an object of Stripe.')
      return json
    }
    return response
  }
  return client
}

const isOfStripe = (json: unknown, status: number): boolean =>
  typeof json === 'object' && json !== null && ('error' in json || (status < 400 && 'object' in json && typeof json.object === 'string'))
