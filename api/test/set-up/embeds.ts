import type { Embed } from '@vitral/contracts/embeds';
import { Embed as EmbedRow } from '../../src/embeds/embeds.entity.ts';
import type { Api } from '../start-api.ts';

export const VIDEO = {
  platform: 'youtube',
  title: 'La semana en un minuto',
  url: 'https://youtu.be/M7lc1UVf-VE?si=abc',
  isActive: true,
};

/** A manager who edits the embeds. */
export class EmbedEditor {
  constructor(private readonly api: Api) {}

  async clear(): Promise<void> {
    await this.api.em().nativeDelete(EmbedRow, {});
  }

  post(embed: object) {
    return this.api.as('manager').post('/embeds').send(embed);
  }

  move(id: string, order: unknown) {
    return this.api.as('manager').post(`/embeds/${id}/move`).send({ order });
  }

  edit(embed: Embed, change: object) {
    return this.api
      .as('manager')
      .put(`/embeds/${embed.id}`)
      .send({ ...embed, ...change });
  }

  async add(title: string, change: object = {}): Promise<Embed> {
    return (await this.post({ ...VIDEO, title, ...change }).expect(201)).body;
  }

  async list(): Promise<Embed[]> {
    return (await this.api.as('manager').get('/embeds').expect(200)).body;
  }
}
