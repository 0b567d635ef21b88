import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import { type CapabilityCallName, capabilityEndpoints } from '#contract/capabilities/endpoints.ts'
import { type CallOptions, request } from './client.ts'

/**
 * Makes one request of a capability, as `call` does for the base contract. Only code that is loaded because the backend offers the
 * capability may import this, so that other customers don't load the table of calls (CAP-0).
 */
export const callCapability = <Name extends CapabilityCallName>(
  name: Name,
  options?: CallOptions,
): Promise<CapabilityResponse<Name>> =>
  request(
    capabilityEndpoints[name],
    async () => (await import('#contract/capabilities/responses.ts')).capabilityResponses[name],
    options,
  ) as Promise<CapabilityResponse<Name>>
