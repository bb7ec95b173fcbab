import { setupListeners } from '@reduxjs/toolkit/query';
import { clinicApi } from '../../api/clinicApi';
import { createClinicStore } from '../../api/createClinicStore';
import { doctorsApi } from '../../api/doctors';
import { servicesApi } from '../../api/services';
import { slotsApi } from '../../api/slots';
import type { Id } from '../../domain/entities';
import { vacationsApi } from '../../api/vacations';

type Signals = Parameters<NonNullable<Parameters<typeof setupListeners>[1]>>[1];

const KEPT = { refetchOnReconnect: true };
const FRESH = { ...KEPT, refetchOnFocus: true };

/** What the booking page has loaded, by the site's own calls and cache, for the doctor that is chosen. */
export class ClinicData {
  readonly store = createClinicStore();
  private signals: Signals | undefined;
  private doctorId: Id | null = null;
  private leaveDoctor: () => void = () => undefined;
  private known: readonly unknown[] = [];

  constructor() {
    setupListeners(this.store.dispatch, (_dispatch, signals) => {
      this.signals = signals;
      return () => undefined;
    });
    const { dispatch } = this.store;
    void dispatch(servicesApi.endpoints.services.initiate(undefined, { subscriptionOptions: KEPT }));
    void dispatch(doctorsApi.endpoints.doctors.initiate(undefined, { subscriptionOptions: KEPT }));
  }

  follow(doctorId: Id | null): void {
    if (doctorId === this.doctorId) return;
    this.doctorId = doctorId;
    this.leaveDoctor();
    this.leaveDoctor = () => undefined;
    const { slots: before, vacations: off } = this.read();
    this.known = [undefined, before?.error, off?.error];
    if (doctorId === null) return;
    const options = { forceRefetch: true, subscriptionOptions: FRESH };
    const { dispatch } = this.store;
    const slots = dispatch(slotsApi.endpoints.slots.initiate(doctorId, options));
    const vacations = dispatch(vacationsApi.endpoints.vacations.initiate(doctorId, options));
    this.leaveDoctor = () => {
      slots.unsubscribe();
      vacations.unsubscribe();
    };
  }

  read() {
    const state = this.store.getState();
    const id = this.doctorId;
    return {
      services: servicesApi.endpoints.services.select(undefined)(state),
      doctors: doctorsApi.endpoints.doctors.select(undefined)(state),
      slots: id === null ? undefined : slotsApi.endpoints.slots.select(id)(state),
      vacations: id === null ? undefined : vacationsApi.endpoints.vacations.select(id)(state),
    };
  }

  /** Whether a failure came after the doctor was chosen: one from an earlier visit is not shown again. */
  isNew(error: unknown): boolean {
    return !this.known.includes(error);
  }

  /** Loads again what its `Încearcă din nou` stands for. */
  retry(call: 'services' | 'doctors' | 'slots' | 'vacations'): void {
    const { dispatch } = this.store;
    const again = { forceRefetch: true, subscribe: false };
    const id = this.doctorId ?? 0;
    const retries = {
      services: () => dispatch(servicesApi.endpoints.services.initiate(undefined, again)),
      doctors: () => dispatch(doctorsApi.endpoints.doctors.initiate(undefined, again)),
      slots: () => dispatch(slotsApi.endpoints.slots.initiate(id, again)),
      vacations: () => dispatch(vacationsApi.endpoints.vacations.initiate(id, again)),
    };
    void retries[call]();
  }

  /** The visitor is back in the tab, or the network is. */
  signal(kind: 'onFocus' | 'onOnline' | 'onOffline'): void {
    const signal = this.signals?.[kind];
    if (signal !== undefined) this.store.dispatch(signal());
  }

  stop(): void {
    this.leaveDoctor();
    this.store.dispatch(clinicApi.util.resetApiState());
  }
}
