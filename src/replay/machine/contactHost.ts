import { createActor, fromPromise } from 'xstate';
import { clinicApi } from '../../api/clinicApi';
import { contactRequestsApi } from '../../api/contactRequests';
import { createClinicStore } from '../../api/createClinicStore';
import type { ContactRequest } from '../../domain/entities';
import {
  contactMachine,
  type ContactEvent,
  type ContactOutcome,
} from '../../features/contact/contactMachine';
import { contactMessage } from '../../features/contact/contactMessages';
import { inspectionOf, type MachineListener } from './inspection';
import type { ScenarioEvent } from '../run/stage';
import { visibleContact } from '../scenario/visibleContext';
import type { MachineHost } from './machineHost';
import type { MessageBoard } from './messageBoard';

/** The contact machine with the site's own call around it. */
export class ContactHost implements MachineHost {
  private readonly store = createClinicStore();
  private readonly actor;

  constructor(board: MessageBoard, listener: MachineListener) {
    const machine = contactMachine.provide({
      actors: {
        submit: fromPromise<ContactOutcome, ContactRequest>(({ input }) =>
          this.store.dispatch(contactRequestsApi.endpoints.sendContactRequest.initiate(input)).unwrap(),
        ),
      },
    });
    this.actor = createActor(machine, { inspect: inspectionOf(listener) });
    this.actor.on('*', (news) => {
      const message = contactMessage(news);
      if (message !== null) board.tell(message.text, message.tone);
    });
    this.actor.start();
  }

  snapshot() {
    return this.actor.getSnapshot();
  }

  context() {
    return visibleContact(this.snapshot().context);
  }

  perform(event: ScenarioEvent): void {
    if (event.type === 'field.changed' || event.type === 'form.submitted') {
      this.actor.send(event as ContactEvent);
    }
  }

  slotState(): null {
    return null;
  }

  stop(): void {
    this.actor.stop();
    this.store.dispatch(clinicApi.util.resetApiState());
  }
}
