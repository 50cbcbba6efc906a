import {
  type Channel,
  CHANNELS,
  isEmail,
  isPhoneNumber,
  LIMITS,
  type TestMessageInput,
} from '@vitral/contracts';
import { IsIn, ValidateBy, type ValidationArguments } from 'class-validator';
import { Line } from '../platform/validation/text.ts';

const CHECKS: Record<Channel, (text: string) => boolean> = { mail: isEmail, sms: isPhoneNumber };

/** What its channel can reach. */
const IsRecipient = () =>
  ValidateBy({
    name: 'isRecipient',
    validator: {
      validate: (value: unknown, validation?: ValidationArguments) => {
        const { channel } = (validation?.object ?? {}) as Partial<TestMessageDto>;
        // What is wrong with the channel is said of the channel.
        if (!channel || !CHANNELS.includes(channel)) return true;
        return typeof value === 'string' && CHECKS[channel](value);
      },
    },
  });

export class TestMessageDto implements TestMessageInput {
  @IsIn(CHANNELS) channel!: Channel;
  @Line(LIMITS.email) @IsRecipient() recipient!: string;
}
