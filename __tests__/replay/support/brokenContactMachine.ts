import { contactMachine as sound } from '../../../src/features/contact/contactMachine';
import { brokenContact } from './breakages';

export const contactMachine = brokenContact(sound);
