import { strToU8, zipSync } from 'fflate';
import type { Role } from '@vitral/contracts/access';
import type { Import, ImportedNoun } from '@vitral/contracts/imports';
import type { Api } from '../start-api.ts';
import { pause } from './pause.ts';

/** Requests of the imports of one noun by one account. */
export class ImportClient {
  constructor(
    private readonly api: Api,
    private readonly noun: ImportedNoun,
    private readonly role: Role = 'manager',
  ) {}

  private get path(): string {
    return `/imports/${this.noun}`;
  }

  check(file: string | Buffer, fileName = 'file.csv') {
    return this.api
      .as(this.role)
      .post(this.path)
      .query({ fileName })
      .set('Content-Type', 'application/octet-stream')
      .send(Buffer.from(file));
  }

  async checked(file: string | Buffer): Promise<Import> {
    return (await this.check(file).expect(201)).body;
  }

  start(id: string, withoutBadRows = false) {
    return this.api.as(this.role).post(`${this.path}/${id}/start`).send({ withoutBadRows });
  }

  undo(id: string) {
    return this.api.as(this.role).post(`${this.path}/${id}/undo`).send({});
  }

  async get(id: string): Promise<Import> {
    return (await this.api.as(this.role).get(`${this.path}/${id}`).expect(200)).body;
  }

  /** Waits for the end of an import that was started. */
  async ended(id: string): Promise<Import> {
    for (;;) {
      const found = await this.get(id);
      if (found.state !== 'waiting') return found;
      await pause();
    }
  }

  /** Imports a file without bad rows. */
  async imported(file: string | Buffer): Promise<Import> {
    const { id } = await this.checked(file);
    await this.start(id).expect(202);
    return this.ended(id);
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns an Excel workbook with one sheet; numbers become numeric cells. */
export function workbook(rows: (string | number)[][]): Buffer {
  const cells = rows.map((row, index) => {
    const inside = row.map((value, place) => {
      const name = `${String.fromCodePoint(65 + place)}${index + 1}`;
      return typeof value === 'number'
        ? `<c r="${name}"><v>${value}</v></c>`
        : `<c r="${name}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    });
    return `<row r="${index + 1}">${inside.join('')}</row>`;
  });
  return zipped(
    `<worksheet xmlns="${MAIN}"><dimension ref="A1:Z${rows.length}"/><sheetData>${cells.join('')}</sheetData></worksheet>`,
  );
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a workbook whose only sheet has the given XML. */
export function zipped(sheet: string): Buffer {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
