import { isEmail } from '@vitral/contracts/email';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type Channel,
  CHANNELS,
  isPhoneNumber,
  type TestMessageInput,
} from '@vitral/contracts/notifications';
import { IsIn, ValidateBy, type ValidationArguments } from 'class-validator';
import { Line } from '../platform/validation/text.ts';

const CHECKS: Record<Channel, (text: string) => boolean> = { mail: isEmail, sms: isPhoneNumber };

/** An email address or a telephone number, depending on the channel. */
const IsRecipient = () =>
  ValidateBy({
    name: 'isRecipient',
    validator: {
      validate: (value: unknown, validation?: ValidationArguments) => {
        const { channel } = (validation?.object ?? {}) as Partial<TestMessageDto>;
        // An invalid channel is reported on its own field.
        if (!channel || !CHANNELS.includes(channel)) return true;
        return typeof value === 'string' && CHECKS[channel](value);
      },
    },
  });

export class TestMessageDto implements TestMessageInput {
  @IsIn(CHANNELS) channel!: Channel;
  @Line(LIMITS.email) @IsRecipient() recipient!: string;
}
