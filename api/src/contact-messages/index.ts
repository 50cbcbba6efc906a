export { ContactMessage } from './contact-messages.entity.ts';
export { ContactMessagesModule } from './contact-messages.module.ts';
export { ContactNote } from './contact-note.entity.ts';
export { ContactService } from './contact.service.ts';
