import { useEffect } from 'react';
import { appointmentsApi } from './appointments';
import { formSigns } from './formSigns';

let areAdded = false;

/** Adds the form's signs to bookings, late: the page has no room for them and works without. */
export function BookingSigns() {
  useEffect(() => {
    if (areAdded) return;
    areAdded = true;
    appointmentsApi.enhanceEndpoints({
      endpoints: {
        createAppointment: (definition) => {
          const queryFn = definition.queryFn?.bind(definition);
          if (queryFn === undefined) return;
          definition.queryFn = (call, api, options, baseQuery) =>
            queryFn(call, api, options, (request) =>
              baseQuery({ ...request, headers: { ...request.headers, ...formSigns() } }),
            );
        },
      },
    });
  }, []);
  return null;
}
